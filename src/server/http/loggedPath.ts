import type { Context } from 'hono'
import { accessKeyPrefix } from '@/domain/accessKey'

/** Calendar programs can send their key only in the address. */
const accessKeys = new RegExp(`${accessKeyPrefix}[\\w-]+`, 'g')

/** A request's path for logs: without its query and without access keys. */
export const loggedPath = ({ req }: Context): string => req.path.replace(accessKeys, `${accessKeyPrefix}…`)
