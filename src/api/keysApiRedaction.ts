import type { ApiRedaction } from '@/store/redaction'
import type { keysApi } from './keysApi'

const answer = { scope: 'token' } as const

export const keysApiRedaction: ApiRedaction<typeof keysApi> = {
  listKeys: { answer },
  createKey: { args: answer, answer },
  rotateKey: { answer },
}
