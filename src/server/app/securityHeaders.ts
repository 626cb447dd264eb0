import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { paths } from '@/domain/paths'
import type { Config } from '../kernel/config'

/**
 * The window in which support looks at a session: it is framed by our own page alone, has no origin of its own, and
 * therefore neither storage nor cookies, and nothing that runs in it can make a call.
 */
const onlyLooks = {
  sandbox: ['allow-scripts'],
  connectSrc: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
}

interface Profile {
  policy?: typeof onlyLooks
  xFrameOptions?: string
  crossOriginResourcePolicy?: string
  originAgentCluster?: boolean
}

/** Without an origin of its own that window takes our files as another site would; they are there for everybody. */
const isFile = (path: string): boolean => /^\/(assets|icons|screens|uploads)\//.test(path)

/**
 * What a browser may do with our pages. `scriptHashes` are the pages' inline scripts, like 'sha256-…'. The nonce is
 * for the style of a prerendered page and the two style elements that react-aria makes; position and size it sets on
 * elements themselves.
 */
export function securityHeaders(
  { publicUrl, connectOrigins }: Config,
  scriptHashes: readonly string[],
): MiddlewareHandler {
  const headers = ({ policy, ...others }: Profile) =>
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map(hash => `'${hash}'`)],
        styleSrc: ["'self'", NONCE],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...connectOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...policy,
      },
      xFrameOptions: 'DENY',
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
      permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [], payment: [], usb: [] },
      ...others,
    })
  const ofPages = headers({})
  const ofScreen = headers({ policy: onlyLooks, xFrameOptions: 'SAMEORIGIN', originAgentCluster: false })
  const ofFiles = headers({ crossOriginResourcePolicy: 'cross-origin' })
  return (context, next) => {
    const { path } = context.req
    if (path === paths.supportScreen) return ofScreen(context, next)
    return isFile(path) ? ofFiles(context, next) : ofPages(context, next)
  }
}
