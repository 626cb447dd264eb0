// jsdom has no fetch, Request, streams or structuredClone; RTK Query, the router and the server need them. Node has
// them all: hand them over. Not MessageChannel or BroadcastChannel: React's scheduler would hold Node's port open and
// Jest would never exit.
const { TestEnvironment } = require('jest-environment-jsdom')

const nodes = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextDecoderStream',
  'TextEncoderStream',
  'structuredClone',
  'crypto',
  'Uint8Array',
  'ArrayBuffer',
]

const origin = 'http://localhost'

/** The page asks for '/api/…'; Node's Request wants the whole address. */
class PageRequest extends Request {
  constructor(input, init) {
    super(typeof input === 'string' ? new URL(input, origin) : input, init)
  }
}

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    const testEnvironmentOptions = {
      customExportConditions: ['browser', 'require', 'default'],
      url: `${origin}/`,
      ...config.projectConfig.testEnvironmentOptions,
    }
    super({ ...config, projectConfig: { ...config.projectConfig, testEnvironmentOptions } }, context)
    for (const name of nodes) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      })
    }
    this.global.Request = PageRequest
    // jsdom tells of no secure context.
    Object.defineProperty(this.global, 'isSecureContext', { value: true, configurable: true })
    this.global.setImmediate = setImmediate
    this.global.clearImmediate = clearImmediate
  }
}
