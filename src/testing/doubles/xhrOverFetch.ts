/**
 * The part of XMLHttpRequest that `sendFile` uses, over the page's fetch, so that the test's network applies to
 * uploads. jsdom's own XMLHttpRequest would use the real network.
 */
export class XhrOverFetch {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  ontimeout: () => void = () => undefined
  onabort: () => void = () => undefined
  status = 0
  responseText = ''
  withCredentials = false
  timeout = 0
  private target = { method: 'GET', url: '' }
  private readonly headers = new Headers()

  open(method: string, url: string): void {
    this.target = { method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  send(body: Blob): void {
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size })
    fetch(this.target.url, { method: this.target.method, headers: this.headers, body })
      .then(async answer => {
        this.status = answer.status
        this.responseText = await answer.text()
        this.onload()
      })
      .catch(() => this.onerror())
  }
}
