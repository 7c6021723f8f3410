"""Who I am: a sign of my own, the leaderboard, passkeys."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from byways.i18n import LANGUAGES
from tests.server.client import Server
from tests.web.accessible import assert_accessible
from tests.web.pages import Pages
from tests.web.tables import speak


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """Gives a page a phone that holds passkeys and always says yes."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    return session, made["authenticatorId"]


def named(server: Server) -> str:
    """Gets the server by a name: there are no passkeys at a bare address."""
    return server.url.replace("127.0.0.1", "localhost")


def test_a_passkey_brings_me_back_on_another_device(pages: Pages, server: Server) -> None:
    pytest.importorskip("fido2")
    here = named(server)
    with pages.open(360, 740, touch=True) as phone, pages.open(1280, 800) as laptop:
        session, held = authenticator(phone)
        phone.goto(f"{here}/me")
        phone.locator("#me-name").fill("Ann")
        phone.locator("form:has(#me-name) [type=submit]").click()
        phone.locator("[data-do=add-passkey]").click()
        expect(phone.locator("[data-passkey]")).to_have_count(1)
        (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": held})["credentials"]

        # The same passkey in another device, as a keychain would have it there.
        other, there = authenticator(laptop)
        other.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": credential})
        laptop.goto(f"{here}/me")
        expect(laptop.locator("#me-name")).to_have_value("")
        laptop.locator("[data-do=use-passkey]").click()
        expect(laptop.locator("#me-name")).to_have_value("Ann")
        expect(laptop.locator("[data-passkey]")).to_have_count(1)

        laptop.locator("[data-do=remove-passkey]").click()
        expect(laptop.locator("[data-passkey]")).to_have_count(0)
        laptop.locator("[data-do=use-passkey]").click()
        expect(laptop.get_by_role("alert")).to_be_visible()


def test_an_answer_is_taken_once_and_only_from_who_was_asked(pages: Pages, server: Server) -> None:
    pytest.importorskip("fido2")
    here = named(server)
    asked = """async ([path, again]) => {
        const headers = {'content-type': 'application/json'};
        const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
        const {options} = await (await post('/api/me/passkeys/begin')).json();
        const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
        const made = await navigator.credentials.create({publicKey});
        const answer = made.toJSON();
        const codes = [];
        for (let i = 0; i < again; i++) codes.push((await post(path, {answer})).status);
        return [codes, answer];
    }"""
    with pages.open(1280, 800) as mine, pages.open(1280, 800) as theirs:
        authenticator(mine)
        mine.goto(f"{here}/me")
        theirs.goto(f"{here}/me")
        codes, answer = mine.evaluate(asked, ["/api/passkeys/use", 1])
        assert codes == [400], "for what it was asked for"
        _, answer = mine.evaluate(asked, ["/api/me/passkeys", 0])
        stolen = theirs.evaluate(
            """async (answer) => (await fetch('/api/me/passkeys', {method: 'POST',
            headers: {'content-type': 'application/json'}, body: JSON.stringify({answer})})).status""",
            answer,
        )
        assert stolen == 400, "from the device that was asked"
        codes, _ = mine.evaluate(asked, ["/api/me/passkeys", 2])
        assert codes == [201, 400], "once"


def test_an_answer_that_was_given_to_another_site_is_refused(pages: Pages, server: Server) -> None:
    pytest.importorskip("fido2")
    here = named(server)
    lure = """async (pretend) => {
        const headers = {'content-type': 'application/json'};
        const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
        const {options} = await (await post('/api/passkeys/begin', {})).json();
        const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
        const answer = (await navigator.credentials.get({publicKey})).toJSON();
        const written = (text) => btoa(text).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
        const told = JSON.parse(atob(answer.response.clientDataJSON.replace(/-/g, '+').replace(/_/g, '/')));
        if (pretend) answer.response.clientDataJSON = written(JSON.stringify({...told, ...pretend}));
        return (await post('/api/passkeys/use', {answer})).status;
    }"""
    with pages.open(1280, 800) as page:
        authenticator(page)
        page.goto(f"{here}/me")
        page.locator("[data-do=add-passkey]").click()
        expect(page.locator("[data-passkey]")).to_have_count(1)
        evil = "https://byways.evil.example"
        assert page.evaluate(lure, {"origin": evil}) == 400, "another site passes it on"
        assert page.evaluate(lure, {"type": "webauthn.create"}) == 400
        assert page.evaluate(lure, {"challenge": "AAAA"}) == 400, "a challenge that we never gave"
        assert page.evaluate(lure, None) == 200


def test_there_are_no_passkeys_at_a_bare_address(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/me")
    expect(page.locator("#devices-title, [data-do=history]").first).to_be_visible()
    expect(page.locator("[data-do=add-passkey]")).to_have_count(0)


def test_a_sign_is_chosen_in_two_taps(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}/me")
    with phone.expect_response(lambda answer: '"red"' in (answer.request.post_data or "")) as answered:
        phone.get_by_label("Fir", exact=True).check()
        phone.get_by_label("Vermilion").check()
    assert answered.value.json()["avatar"] == {"mark": "tree", "colour": "red"}
    expect(phone.locator("h2 img[src='/avatars/tree-red.svg']")).to_be_visible()
    phone.reload()
    expect(phone.get_by_label("Fir", exact=True)).to_be_checked()
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_are_accessible(phone: Page, server: Server, lang: str) -> None:
    for path in ("/ratings", "/me"):
        speak(phone, server, lang)
        phone.goto(f"{server.url}{path}")
        expect(phone.locator("main h1")).to_be_visible()
        assert_accessible(phone, path)
        assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_a_closed_page_is_told_by_its_worker(whole_browser: Browser, server: Server) -> None:
    context = whole_browser.new_context(locale="en-GB")
    context.grant_permissions(["notifications"], origin=server.url)
    page, found = context.new_page(), list[dict[str, Any]]()
    session = context.new_cdp_session(page)
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    page.goto(f"{server.url}/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => 1)")
    told = {"title": "Game", "body": "Ваш хід.", "mute": "Не турбувати", "url": "/table/x", "table": "x"}
    page.goto("about:blank")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.url, "registrationId": found[-1]["registrationId"], "data": json.dumps(told)},
    )
    page.goto(f"{server.url}/i18n/en.ftl")
    page.wait_for_function(
        """async () => (await (await navigator.serviceWorker.getRegistration('/')).getNotifications())
        .some((each) => each.body === 'Ваш хід.' && each.actions[0].title === 'Не турбувати')"""
    )
    context.close()
