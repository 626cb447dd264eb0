// A journey has many browser steps; each step has its own shorter limit.
jest.setTimeout(300_000)
