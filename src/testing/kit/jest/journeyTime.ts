// A journey is many steps of a real browser; each step has its own shorter limit.
jest.setTimeout(120_000)
