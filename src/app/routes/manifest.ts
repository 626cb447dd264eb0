import { paths } from '@/domain/paths'
import type { Page } from './page'
import { userPages } from './userPages'
import { visitorPages } from './visitorPages'

export { modulesOf } from './page'

/**
 * Every page of the product, written once. Router, guards, sidebar, the site's header and footer, prerendering, service
 * worker, size budget, the server's list of known addresses and the walk through every screen all read it.
 */
export const manifest: readonly Page[] = [...visitorPages, ...userPages]

export const otherPaths: readonly string[] = [paths.supportScreen]
