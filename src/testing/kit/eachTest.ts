/** Opens something before each test of the file and closes it after; returns a getter of what is open. */
export function eachTest<Open>(
  open: () => Promise<Open>,
  close: (opened: Open) => Promise<void>,
): () => Open {
  let opened: Open | undefined
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(async () => {
    const closing = opened
    opened = undefined
    if (closing !== undefined) await close(closing)
  })
  return () => {
    if (opened === undefined) throw new Error('Only a test has it open')
    return opened
  }
}
