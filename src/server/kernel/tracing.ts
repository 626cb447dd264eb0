import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, TextMapGetter } from '@opentelemetry/api'
import type { AnsweredRequest } from './metrics'

/** One line of a trace for each request, with its statements below it. No attribute holds personal data or free text. */
export interface Tracing {
  /** Runs the answer to a request, whose headers may name the trace that it belongs to. */
  request(headers: Headers, answer: () => Promise<TracedRequest>): Promise<void>
  databaseAnswered(seconds: number): void
  /** Sends what is not sent yet. */
  close(): Promise<void>
}

export type TracedRequest = Pick<AnsweredRequest, 'route' | 'method' | 'status'> & { requestId: string }

/** Where nobody reads them. */
export const noTracing: Tracing = {
  request: async (_headers, answer) => {
    await answer()
  },
  databaseAnswered: () => undefined,
  close: () => Promise.resolve(),
}

const readHeaders: TextMapGetter<Headers> = {
  keys: headers => [...headers.keys()],
  get: (headers, name) => headers.get(name) ?? undefined,
}

interface TracingOptions {
  /** Of a collector that takes OTLP over HTTP, like "http://collector:4318", without an end slash. */
  endpoint: string
  serviceName: string
}

/**
 * Sends traces to an OpenTelemetry collector. The library is loaded only here, since most servers run without it. It
 * reads further variables of its own, such as OTEL_EXPORTER_OTLP_HEADERS.
 */
export async function createTracing({ endpoint, serviceName }: TracingOptions): Promise<Tracing> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, { W3CTraceContextPropagator }] =
    await Promise.all([import('@opentelemetry/api'), import('@opentelemetry/core')])
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('kursi')
  const propagator = new W3CTraceContextPropagator()
  const running = new AsyncLocalStorage<Context>()
  return {
    request: async (headers, answer) => {
      const outer = propagator.extract(ROOT_CONTEXT, headers, readHeaders)
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, outer)
      try {
        const { route, method, status, requestId } = await running.run(trace.setSpan(outer, span), answer)
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'kursi.request_id': requestId,
        })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      } finally {
        span.end()
      }
    },
    databaseAnswered: seconds => {
      const context = running.getStore()
      if (!context) return
      const endTime = Date.now()
      const startTime = endTime - seconds * 1000
      tracer.startSpan('statement', { kind: SpanKind.CLIENT, startTime }, context).end(endTime)
    },
    close: () => provider.shutdown(),
  }
}
