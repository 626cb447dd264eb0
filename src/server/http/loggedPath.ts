import type { Context } from 'hono'
import { accessKeyPrefix } from '@/domain/accessKey'

/** Calendar programs can show their key in the address only. */
const accessKeys = new RegExp(`${accessKeyPrefix}[\\w-]+`, 'g')

/** The address of a request as logs may hold it: without its query, and without a key of ours in its path. */
export const loggedPath = ({ req }: Context): string => req.path.replace(accessKeys, `${accessKeyPrefix}…`)
