"""The net as it learns, in floating point. The only file that needs a library for learning."""

from __future__ import annotations

import io
from dataclasses import dataclass, field

import numpy as np
import torch
from torch import Tensor, nn

from byways.kernel.subject import Subject
from byways.kernel.weights import Weights

LESSON_HEAD = 6
"""Numbers of a lesson before its features (``kernel/subject.py``)."""

SCALE = 8.0
"""Points for one unit of the output, so that it can be learned as fast as all else."""


class Net(nn.Module):
    """Rows summed over the features, a layer for each round, one number for each round."""

    def __init__(self, subject: Subject) -> None:
        super().__init__()
        features, hidden, second = subject.shape.features, subject.shape.hidden, subject.shape.second
        heads = subject.heads
        self.cut, self.second_cut, self.last_cut = subject.limits
        # One row more for places that hold no feature; it stays zero.
        self.rows = nn.EmbeddingBag(features + 1, hidden, mode="sum", padding_idx=features)
        nn.init.normal_(self.rows.weight, std=0.05)
        with torch.no_grad():
            self.rows.weight[features] = 0
        self.known: Tensor
        # Rows that began with something.
        self.register_buffer("known", torch.zeros(features + 1, dtype=torch.bool))
        self.bias = nn.Parameter(torch.full((hidden,), 0.2))
        self.second = nn.Parameter(torch.randn(heads, second, hidden) * (2 / hidden) ** 0.5)
        self.second_bias = nn.Parameter(torch.zeros(heads, second))
        self.last = nn.Parameter(torch.randn(heads, second) * second**-0.5 * 0.5)
        self.last_bias = nn.Parameter(torch.zeros(heads))

    def forward(self, features: Tensor, heads: Tensor) -> Tensor:
        sums = (self.rows(features) + self.bias).clamp(0, self.cut)
        every = torch.einsum("bh,ksh->bks", sums, self.second) + self.second_bias
        chosen = every[torch.arange(len(heads), device=heads.device), heads].relu()
        result: Tensor = (chosen * self.last[heads]).sum(1) + self.last_bias[heads]
        return result

    @torch.no_grad()
    def keep_small(self) -> None:
        """Keeps weights where whole numbers can hold them."""
        self.second.clamp_(-self.second_cut, self.second_cut)
        self.last.clamp_(-self.last_cut / SCALE, self.last_cut / SCALE)


@dataclass(slots=True)
class Material:
    """The newest lessons, on the device that learns."""

    subject: Subject
    device: torch.device
    size: int
    features: Tensor = field(init=False)
    heads: Tensor = field(init=False)
    targets: Tensor = field(init=False)
    added: int = 0

    def __post_init__(self) -> None:
        width = self.subject.lesson - LESSON_HEAD
        self.features = torch.full((self.size, width), self.subject.shape.features, dtype=torch.int16)
        self.features = self.features.to(self.device)
        self.heads = torch.zeros(self.size, dtype=torch.long, device=self.device)
        self.targets = torch.zeros(self.size, device=self.device)

    def add(self, lessons: bytes, final: float) -> None:
        """Adds lessons; a share *final* of what is taught is the final score, the rest the next values."""
        table = np.frombuffer(lessons, dtype=np.int32).reshape(-1, self.subject.lesson)
        count = len(table)
        features = table[:, LESSON_HEAD:].copy()
        width = features.shape[1]
        features[np.arange(width)[None, :] >= table[:, 5:6]] = self.subject.shape.features
        following = table[:, 1] / np.maximum(table[:, 2], 1) / self.subject.point
        target = (1 - final) * following + final * table[:, 3] - table[:, 0]
        where = torch.arange(self.added, self.added + count) % self.size
        where = where.to(self.device)
        self.features[where] = torch.from_numpy(features.astype(np.int16)).to(self.device)
        self.heads[where] = torch.from_numpy(table[:, 4].astype(np.int64)).to(self.device)
        self.targets[where] = torch.from_numpy(target.astype(np.float32) / SCALE).to(self.device)
        self.added += count

    def sample(self, count: int, share: float) -> tuple[Tensor, Tensor, Tensor]:
        """Gets lessons out of the newest *share* of all."""
        window = min(self.added, self.size, max(count, int(self.added * share)))
        age = torch.randint(window, (count,), device=self.device)
        where = (self.added - 1 - age) % self.size
        return self.features[where].int(), self.heads[where], self.targets[where]


@dataclass(slots=True)
class Teacher:
    """Teaches a net, and remembers a smoothed copy, which is the one that plays."""

    subject: Subject
    device: torch.device
    smoothing: float = 0.998
    net: Net = field(init=False)
    smooth: Net = field(init=False)
    optimiser: torch.optim.Adam = field(init=False)
    turned: Tensor = field(init=False)

    def __post_init__(self) -> None:
        self.net = Net(self.subject).to(self.device)
        self.smooth = Net(self.subject).to(self.device)
        self.smooth.load_state_dict(self.net.state_dict())
        self.optimiser = torch.optim.Adam(self.net.parameters(), lr=1e-3, fused=self.device.type == "cuda")
        padded = [[*where, self.subject.shape.features] for where in self.subject.symmetries]
        self.turned = torch.tensor(padded, dtype=torch.int32, device=self.device)

    def teach(self, material: Material, batch: int, share: float, rate: float, step: int) -> Tensor:
        """Takes one step over lessons seen from a random side, and gets the mean square error in points."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        features, heads, targets = material.sample(batch, share)
        side = torch.randint(len(self.turned), (batch, 1), device=self.device)
        guesses = self.net(self.turned[side, features.long()], heads)
        loss = torch.nn.functional.mse_loss(guesses, targets)
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        self.net.keep_small()
        smoothing = min(self.smoothing, (step + 1) / (step + 10))
        with torch.no_grad():
            pairs = zip(self.smooth.parameters(), self.net.parameters(), strict=True)
            for average, newest in pairs:
                average.lerp_(newest, 1 - smoothing)
        return loss.detach() * SCALE**2

    @torch.no_grad()
    def recall(self, known: Weights) -> None:
        """Begins with what is known."""
        first, second, last = self.subject.scales
        rows = torch.from_numpy(np.array(known.rows, dtype=np.float32)).to(self.device)
        heads = torch.from_numpy(np.array(known.heads, dtype=np.float32)).to(self.device)
        heads = heads.reshape(self.subject.heads, self.subject.shape.head)
        net, layer = self.net, self.subject.shape.first_layer
        sums = rows[:layer].reshape(-1, self.subject.shape.hidden) / first
        net.rows.weight[: self.subject.shape.features] = sums[:-1]
        net.known[: self.subject.shape.features] = (sums[:-1] != 0).any(1)
        net.bias.copy_(sums[-1])
        net.second.copy_(rows[layer:].reshape(net.second.shape) / second)
        width = self.subject.shape.second
        net.second_bias.copy_(heads[:, :width] / (first * second))
        net.last.copy_(heads[:, width:-1] / (SCALE * last))
        net.last_bias.copy_(heads[:, -1] / (SCALE * self.subject.point))
        self.smooth.load_state_dict(net.state_dict())

    @torch.no_grad()
    def pack(self) -> bytes:
        """Gets the file of weights of the smoothed net, in whole numbers."""
        net, (first, second, last) = self.smooth, self.subject.scales
        # What was never seen stays out of the file.
        seen = self.optimiser.state.get(self.net.rows.weight, {}).get("exp_avg_sq", net.rows.weight)
        weights = net.rows.weight * ((seen != 0).any(1) | net.known)[:, None]
        sums = torch.cat([weights[: self.subject.shape.features], net.bias[None]]) * first
        rows = torch.cat([sums.flatten(), net.second.flatten() * second])
        heads = torch.cat(
            [
                net.second_bias * (first * second),
                net.last * (SCALE * last),
                net.last_bias[:, None] * (SCALE * self.subject.point),
            ],
            dim=1,
        )
        short = rows.round().clamp(-32767, 32767).to(torch.int16)
        whole = heads.round().to(torch.int32)
        return self.subject.pack(short.cpu().numpy().tobytes(), whole.cpu().numpy().tobytes())

    def state(self) -> dict[str, bytes]:
        """Gets what is needed to go on another day, in parts of about ten megabytes."""
        saved = self.optimiser.state_dict()["state"]
        parts = {
            "net": self.net.state_dict(),
            "smooth": self.smooth.state_dict(),
            "mean": {n: s["exp_avg"] for n, s in saved.items()},
            "square": {n: s["exp_avg_sq"] for n, s in saved.items()},
        }
        return {name: _bytes(part) for name, part in parts.items()}

    def restore(self, parts: dict[str, bytes], step: int) -> None:
        """Goes on from what :meth:`state` saved after *step* steps."""
        loaded = {
            name: torch.load(io.BytesIO(part), map_location=self.device, weights_only=True)
            for name, part in parts.items()
        }
        self.net.load_state_dict(loaded["net"])
        self.smooth.load_state_dict(loaded["smooth"])
        state = self.optimiser.state_dict()
        state["state"] = {
            n: {
                "step": torch.tensor(float(step)),
                "exp_avg": loaded["mean"][n],
                "exp_avg_sq": loaded["square"][n],
            }
            for n in loaded["mean"]
        }
        self.optimiser.load_state_dict(state)


def _bytes(part: object) -> bytes:
    out = io.BytesIO()
    torch.save(part, out)
    return out.getvalue()
