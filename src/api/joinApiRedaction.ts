import type { ApiRedaction } from '@/store/redaction'
import type { joinApi } from './joinApi'
import { userRule } from './usersApiRedaction'

export const joinApiRedaction: ApiRedaction<typeof joinApi> = { join: { answer: userRule } }
