"""The limits on what one guest or one address may cost a server, lifted: for benches and tests, in
which one machine plays everybody, far faster than people do."""

UNLIMITED = {
    "ANABASIS_CHANGES_A_SECOND": "100000",
    "ANABASIS_CHANGES_AT_ONCE": "100000",
    "ANABASIS_GUESTS_A_SECOND": "100000",
    "ANABASIS_GUESTS_AT_ONCE": "100000",
    "ANABASIS_MESSAGES_A_SECOND": "100000",
    "ANABASIS_MESSAGES_AT_ONCE": "100000",
    "ANABASIS_CHAT_A_SECOND": "100000",
    "ANABASIS_GUEST_SECONDS": "100000",
    "ANABASIS_GUEST_BYTES": "1e12",
    "ANABASIS_ADDRESS_SECONDS": "100000",
    "ANABASIS_ADDRESS_BYTES": "1e12",
    "ANABASIS_ADDRESS_SOCKETS": "100000",
}
"""Settings, as the environment has them."""
