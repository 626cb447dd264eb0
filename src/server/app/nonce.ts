import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

/** The build's placeholder for the nonce of an answer. */
const nonceMark = '__NONCE__'

/** Where react-aria reads the nonce for its own styles. */
export const withNonceMeta = (html: string): string =>
  html.replace(/<head[^>]*>/, head => `${head}<meta property="csp-nonce" content="${nonceMark}">`)

export const fillNonce = (html: string, nonce: string): string => html.replaceAll(nonceMark, nonce)

/** A page between whose parts each answer puts its nonce, compressed once for all answers. */
export interface NoncedPage {
  parts: readonly Buffer[]
  /** Each ends at a whole byte and refers to nothing before it, so that others may stand between them. */
  deflated: readonly Buffer[]
}

const deflate = promisify<Buffer, object, Buffer>(deflateRaw)

export async function toNoncedPage(texts: readonly string[]): Promise<NoncedPage> {
  const parts = texts.map(text => Buffer.from(text))
  const deflated = await Promise.all(
    parts.map(part => deflate(part, { finishFlush: constants.Z_FULL_FLUSH })),
  )
  return { parts, deflated }
}

const joined = ([first = Buffer.of(), ...others]: readonly Buffer[], between: Buffer): Buffer[] => [
  first,
  ...others.flatMap(part => [between, part]),
]

export const answerWithNonce = ({ parts }: NoncedPage, nonce: string): Buffer =>
  Buffer.concat(joined(parts, Buffer.from(nonce)))

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([3, 0])

/** A block of deflate that is not compressed; for at most 65,535 bytes. */
function storedBlock(content: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(content.length, 1)
  header.writeUInt16LE(~content.length & 0xffff, 3)
  return Buffer.concat([header, content])
}

/** The same as gzip (RFC 1952). */
export function gzipWithNonce({ parts, deflated }: NoncedPage, nonce: string): Buffer {
  const plain = joined(parts, Buffer.from(nonce))
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(
    plain.reduce((sum, part) => crc32(part, sum), 0),
    0,
  )
  trailer.writeUInt32LE(
    plain.reduce((size, part) => size + part.length, 0),
    4,
  )
  const blocks = joined(deflated, storedBlock(Buffer.from(nonce)))
  return Buffer.concat([gzipHeader, ...blocks, lastBlock, trailer])
}
