import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { Config } from '../config'

/**
 * What a browser may do with our pages. `scriptHashes` are the pages' inline scripts, like 'sha256-…'. The nonce is
 * for the style of a prerendered page and the two style elements that react-aria makes; position and size it sets on
 * elements themselves.
 */
export function securityHeaders(
  { publicUrl, connectOrigins }: Config,
  scriptHashes: readonly string[],
): MiddlewareHandler {
  return secureHeaders({
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
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [], payment: [], usb: [] },
  })
}
