/** Why the database refuses: not the caller's fault, and often temporary. */
export type DatabaseTrouble = 'away' | 'full' | 'read_only'

const byCode: readonly [RegExp, DatabaseTrouble][] = [
  [/^(SQLITE_FULL|53100)$/, 'full'],
  [/^(SQLITE_READONLY\w*|25006)$/, 'read_only'],
  [/^(SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN)\w*)$/, 'away'],
  // PostgreSQL: no connection, no room for one more, shutting down or starting, and given up after conflicts.
  [/^(08\w{3}|53300|57P0[1-5]|40001|40P01)$/, 'away'],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/, 'away'],
]

/** What the PostgreSQL driver says without a code. */
const awayMessage =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/

/** Undefined for an error of another kind, such as a broken constraint. Looks through the causes. */
export function troubleOf(error: unknown): DatabaseTrouble | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, syscall, message = '', cause } = error as Partial<NodeJS.ErrnoException>
  // ENOENT counts only for the database's socket, not for a missing file.
  if (typeof code === 'string' && (code !== 'ENOENT' || syscall === 'connect')) {
    const found = byCode.find(([pattern]) => pattern.test(code))
    if (found) return found[1]
  }
  return awayMessage.test(message) ? 'away' : troubleOf(cause)
}

/** For a write that reads can do without, such as when a session was last used. No error where nothing can be written. */
export async function whereWritable(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (troubleOf(error) === undefined) throw error
  }
}
