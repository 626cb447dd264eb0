import { screen } from '@testing-library/react'
import type { RenderedApp } from './renderApp'

/** The files that the browser saves during a test. */
export function savedFilesEachTest() {
  const blobs: Blob[] = []
  const names: string[] = []
  beforeEach(() => {
    blobs.length = names.length = 0
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
  })
  afterEach(() => jest.restoreAllMocks())
  return { names, text: async () => (await blobs.at(-1)?.text()) ?? '' }
}

/** Opens the dialog in which a person looks at their session file. */
export async function lookAtFile({ user }: Pick<RenderedApp, 'user'>, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog')
}

/** Agrees to the file in the open dialog, and lets it go. */
export async function agreeToFile(
  { user }: Pick<RenderedApp, 'user'>,
  consent = /^I have seen/,
  share = /^(Save|Attach) the file$/,
): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: consent }))
  await user.click(screen.getByRole('button', { name: share }))
}
