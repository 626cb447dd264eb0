/** Writes one JSON object per line, without secrets. */
export interface Log {
  info(event: string, facts?: Record<string, unknown>): void
  error(event: string, facts?: Record<string, unknown>): void
}

export const jsonLog = (write: (line: string) => void, now: () => number): Log => {
  const line = (level: string) => (event: string, facts?: Record<string, unknown>) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...facts })}\n`)
  return { info: line('info'), error: line('error') }
}

export const silentLog: Log = { info: () => undefined, error: () => undefined }
