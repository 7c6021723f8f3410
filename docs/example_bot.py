"""Plays with random moves: `example_bot.py http://HOST/join/…`, or `example_bot.py http://HOST GAME`."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import connect


class Bot:
    def __init__(self, link: str, game: str = "") -> None:
        """Takes the seat behind an invite link, or opens a table as the game suggests it."""
        self.site, _, invite = link.partition("/join/")
        self.headers, self.table = {"Content-Type": "application/json"}, dict[str, Any](over=False, views=[])
        self.headers["Authorization"] = "Bearer " + self.ask("/api/tokens", label="example bot")["token"]
        if invite:
            table = self.ask(f"/api/join/{invite}", name="Example bot")
        else:
            start = next((g["start"] for g in self.ask("/api/games")["games"] if g["name"] == game), None)
            table = self.ask("/api/tables", game=game, key=str(uuid4()), **(start or sys.exit("Which game?")))
        self.address = f"{self.site}/api/tables/{table['id']}/socket".replace("http", "ws", 1)

    def ask(self, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if body else None  # with a body it is a POST
        return json.load(urlopen(Request(self.site + path, data, self.headers), timeout=30))

    def hear(self, key: str = "") -> Any:
        """Gets the next message, or the one that answers a key. Of an update the plain fields are enough."""
        while True:
            message = json.loads(self.socket.recv())
            self.table = message if message["type"] == "table" else self.table
            if message["type"] == "update":
                views = {view["seat"]: view for view in message.pop("views", [])}
                self.table |= message | {"views": [v | views.get(v["seat"], {}) for v in self.table["views"]]}
            if not key or message.get("key") == key:
                return message

    def send(self, do: str, **fields: Any) -> Any:
        self.socket.send(json.dumps({"do": do, "key": (key := str(uuid4())), **fields}))
        return self.hear(key)

    def play(self) -> None:
        """Picks word by word among what may come next, until the game is over."""
        with connect(self.address, additional_headers=self.headers, max_size=None) as self.socket:
            while not self.table["over"]:
                acting = [view for view in self.table["views"] if view["acting"]]
                if not acting and self.hear():
                    continue
                seat, path = acting[0]["seat"], [random.choice(acting[0]["next"])]
                while not (found := self.send("choices", seat=seat, picked=path))["complete"]:
                    path.append(random.choice(found["next"]))
                self.send("play", seat=seat, path=path)
        print("won by seats", self.table["ending"]["winners"])


if __name__ == "__main__":
    Bot(*sys.argv[1:3]).play() if sys.argv[1:] else print(__doc__)
