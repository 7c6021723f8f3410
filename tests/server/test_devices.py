"""One person on several devices: secrets work once, histories become one, hands stay hidden."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.client import Server, Visitor, running
from tests.server.test_around import INVITE, code, secret_game, visit
from tests.server.test_server import ME, first_game


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with running(folder, "--make-limit=0", "--ask-limit=0") as server:
        yield server


def pass_of(visitor: Visitor, kind: str = "link") -> str:
    status, made = visitor.ask("/api/me/passes", {"kind": kind})
    assert status == 201, made
    return str(made["secret"])


def use(visitor: Visitor, secret: str) -> tuple[int, Any]:
    return visitor.ask("/api/passes/use", {"secret": secret, "label": "Phone"})


def tables(visitor: Visitor) -> set[str]:
    return {each["id"] for each in visitor.ask("/api/me")[1]["tables"]}


def test_one_scan_takes_everything_to_the_phone_and_keeps_both_histories(server: Server) -> None:
    ann, phone = visit(server, "Ann"), visit(server, "")
    at_home, on_the_way = ann.open(first_game(), [ME]), phone.open(first_game(), [ME])
    line = phone.sit(on_the_way)
    line.receive()
    secret = pass_of(ann)
    offer = phone.ask("/api/passes/look", {"secret": secret})[1]
    assert offer == {"name": "Ann", "same": False, "games": 1}
    assert use(phone, secret)[1] == {"name": "Ann"}
    for each in (ann, phone):
        assert tables(each) == {at_home, on_the_way}
        assert each.ask(f"/api/tables/{on_the_way}")[1]["seats"][0]["mine"]
    assert phone.ask("/api/me")[1]["name"] == "Ann"
    listed = ann.ask("/api/me/devices")[1]["devices"]
    assert [(each["label"], each["here"]) for each in listed] == [("", True), ("Phone", False)]


def test_secrets_are_hashed_and_work_once_and_for_a_while(server: Server, folder: Path) -> None:
    ann = visit(server, "Ann")
    for kind in ("link", "code"):
        secret, bob, eve = pass_of(ann, kind), Visitor(server.url), Visitor(server.url)
        with sqlite3.connect(folder / "games.db") as database:
            assert secret not in "\n".join(database.iterdump())
        assert use(bob, secret)[0] == 200
        assert code(use(eve, secret)) == (404, "server.no_pass")
    old, new = pass_of(ann), pass_of(ann)
    assert code(use(Visitor(server.url), old)) == (404, "server.no_pass"), "a new one revokes the old one"
    with sqlite3.connect(folder / "games.db") as database:
        database.execute("UPDATE passes SET expires = 1 WHERE kind = 'link'")
    assert code(use(Visitor(server.url), new)) == (404, "server.no_pass")
    paper = pass_of(ann, "code")
    ann.ask("/api/me/passes", method="DELETE")
    assert code(use(Visitor(server.url), paper)) == (404, "server.no_pass")
    assert ann.ask("/api/me/devices")[1]["code"] is None


def test_a_code_is_read_as_people_write_it(server: Server) -> None:
    ann = visit(server, "Ann")
    written = pass_of(ann, "code")
    untidy = written.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert use(Visitor(server.url), f" {untidy} ")[1] == {"name": "Ann"}


def test_guessing_is_limited(tmp_path: Path) -> None:
    with running(tmp_path, "--make-limit=3") as server:
        eve = visit(server, "Eve")
        answers = [code(use(eve, f"wrong-{number}")) for number in range(8)]
        assert answers[0] == (404, "server.no_pass") and answers[-1] == (429, "server.too_many")


def test_a_device_that_was_taken_off_is_somebody_new_at_once(server: Server) -> None:
    ann, phone = visit(server, "Ann"), Visitor(server.url)
    table = ann.open(first_game(), [ME])
    use(phone, pass_of(ann))
    line = phone.sit(table)
    assert line.receive()["seats"][0]["mine"]
    listed = ann.ask("/api/me/devices")[1]["devices"]
    here, other = (next(each["id"] for each in listed if each["here"] is here) for here in (True, False))
    assert code(ann.ask(f"/api/me/devices/{here}", method="DELETE")) == (409, "server.this_device")
    eve = visit(server, "Eve")
    assert code(eve.ask(f"/api/me/devices/{other}", method="DELETE")) == (404, "server.no_device")
    assert len(ann.ask(f"/api/me/devices/{other}", method="DELETE")[1]["devices"]) == 1
    while (heard := line.receive())["type"] != "error":
        pass
    assert heard["error"]["code"] == "server.no_token"
    assert tables(phone) == set() and table in tables(ann)
    # Who finds a lost phone makes a way back in before it is taken off; the owner's own code stays good.
    mine = pass_of(ann)
    use(phone, mine)
    link, paper = pass_of(phone), pass_of(phone, "code")
    (other,) = (each["id"] for each in ann.ask("/api/me/devices")[1]["devices"] if not each["here"])
    ann.ask(f"/api/me/devices/{other}", method="DELETE")
    assert {code(use(phone, secret)) for secret in (link, paper)} == {(404, "server.no_pass")}
    paper = pass_of(ann, "code")
    use(phone, pass_of(ann))
    (other,) = (each["id"] for each in ann.ask("/api/me/devices")[1]["devices"] if not each["here"])
    ann.ask(f"/api/me/devices/{other}", method="DELETE")
    assert use(phone, paper)[0] == 200
    # The first device can be taken off, too, from another one.
    second = Visitor(server.url)
    use(second, pass_of(ann))
    first = next(each["id"] for each in second.ask("/api/me/devices")[1]["devices"] if not each["here"])
    assert second.ask(f"/api/me/devices/{first}", method="DELETE")[0] == 200
    assert tables(ann) == set() and table in tables(second)


def test_two_who_sit_against_each_other_never_become_one_before_the_end(server: Server) -> None:
    ann, bob = visit(server, "Ann"), visit(server, "Bob")
    table = ann.open(secret_game(), [ME, INVITE])
    invite = ann.ask(f"/api/tables/{table}")[1]["invites"]["2"]
    bob.ask(f"/api/join/{invite}", {"name": "Bob"})
    before = [len(each.sit(table).receive()["views"]) for each in (ann, bob)]
    for host, guest in ((ann, bob), (bob, ann)):
        for kind in ("link", "code"):
            secret = pass_of(host, kind)
            assert code(use(guest, secret)) == (409, "server.both_sit")
            # Neither has anything changed nor is the secret used up.
            assert guest.ask("/api/passes/look", {"secret": secret})[0] == 200
    assert [len(each.sit(table).receive()["views"]) for each in (ann, bob)] == before == [1, 1]
    seats = [[seat["mine"] for seat in each.sit(table).receive()["seats"]] for each in (ann, bob)]
    assert seats == [[True, False], [False, True]]


def test_who_shares_a_seat_by_its_link_may_become_one_with_its_owner(server: Server) -> None:
    ann, bob, phone = visit(server, "Ann"), visit(server, "Bob"), Visitor(server.url)
    table = ann.open(secret_game(), [ME, INVITE])
    bob.ask(f"/api/join/{ann.ask(f'/api/tables/{table}')[1]['invites']['2']}", {"name": "Bob"})
    phone.ask(f"/api/seat/{ann.ask(f'/api/tables/{table}/seats/1/link', {})[1]['token']}", {})
    # It sees Ann's hand, so it cannot become Bob's.
    assert code(use(phone, pass_of(bob))) == (409, "server.both_sit")
    for each in (ann, phone):
        assert each.ask(f"/api/tables/{table}/away", {"away": True})[0] == 200
    assert use(phone, pass_of(ann))[0] == 200
    assert ann.ask(f"/api/tables/{table}")[1]["seats"][0]["shared"] == 0
    assert tables(phone) == set(), "what both had put away stays out of sight"


def test_tokens_go_with_the_device_on_which_they_were_made(server: Server, folder: Path) -> None:
    ann, phone = visit(server, "Ann"), Visitor(server.url)
    use(phone, pass_of(ann))
    at_home, stolen = (each.ask("/api/tokens", {})[1]["token"] for each in (ann, phone))
    another = Visitor(server.url).ask("/api/tokens", {}, authorization=f"Bearer {stolen}")[1]["token"]
    table = ann.open(first_game(), [ME])
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {another}"}) as line:
        line.recv(10)
        (other,) = (each["id"] for each in ann.ask("/api/me/devices")[1]["devices"] if not each["here"])
        ann.ask(f"/api/me/devices/{other}", method="DELETE")
        while "server.no_token" not in line.recv(10):
            pass
    statuses = [
        Visitor(server.url).ask("/api/me", authorization=f"Bearer {each}")[0]
        for each in (at_home, stolen, another)
    ]
    assert statuses == [200, 401, 401]


def test_a_program_is_no_device(server: Server) -> None:
    ann = visit(server, "Ann")
    token = ann.ask("/api/tokens", {"label": "bot"})[1]["token"]
    program = Visitor(server.url)
    refused = program.ask("/api/me/passes", {"kind": "code"}, authorization=f"Bearer {token}")
    assert code(refused) == (403, "server.no_browser")
