import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { paths } from '@/domain/paths'
import type { Config } from '../kernel/config'

/**
 * Policy for the frame in which support looks at a session. Only our own page may frame it. It has no origin, so it has
 * no storage and no cookies, and nothing in it can make a call.
 */
const onlyLooks = {
  sandbox: ['allow-scripts'],
  connectSrc: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'self'"],
}

type Policy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>

interface Profile {
  policy?: Policy
  xFrameOptions?: string
  crossOriginResourcePolicy?: string
  originAgentCluster?: boolean
}

/** Policy for an answer of the API, which is no page: nothing in it may load or run. */
const onlyData = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }

/** The support frame has no origin, so it loads our files as a foreign site would. These files are public anyway. */
const isFile = (path: string): boolean => /^\/(assets|icons|screens|social|uploads)\//.test(path)

/**
 * What a browser may do with our pages. `scriptHashes` are the pages' inline scripts, like 'sha256-…'. The nonce covers
 * a prerendered page's style and the two style elements that react-aria adds. react-aria also sets style attributes
 * for position and size.
 */
export function securityHeaders(
  { publicUrl, connectOrigins, tileOrigins }: Config,
  scriptHashes: readonly string[],
): MiddlewareHandler {
  const ofOurPages: Policy = {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes.map(hash => `'${hash}'`)],
    styleSrc: ["'self'", NONCE],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...tileOrigins],
    connectSrc: ["'self'", ...connectOrigins],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
  const headers = ({ policy = ofOurPages, ...others }: Profile) =>
    secureHeaders({
      contentSecurityPolicy: policy,
      xFrameOptions: 'DENY',
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
      permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [], payment: [], usb: [] },
      ...others,
    })
  const ofPages = headers({})
  const ofScreen = headers({
    policy: { ...ofOurPages, ...onlyLooks },
    xFrameOptions: 'SAMEORIGIN',
    originAgentCluster: false,
  })
  const ofApi = headers({ policy: onlyData })
  const ofFiles = headers({ crossOriginResourcePolicy: 'cross-origin' })
  return (context, next) => {
    const { path } = context.req
    if (path === paths.supportScreen) return ofScreen(context, next)
    if (path.startsWith('/api/')) return ofApi(context, next)
    return isFile(path) ? ofFiles(context, next) : ofPages(context, next)
  }
}
