import { act, render } from '@testing-library/react'
import { App } from '@/app/App'
import { createPlainHistory } from '@/app/routes/history'
import { createScreenStore } from '@/app/screen/screenStore'
import type { RootState } from '@/app/store/rootReducer'
import { paths } from '@/domain/paths'
import { readFile } from '@/features/support/readFile'
import { createI18n } from '@/i18n/createI18n'
import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'

interface Step {
  state: object
  at: number
}

const never = <Answer,>() => new Promise<Answer>(() => undefined)

export async function stepsIn(session: BlobPart) {
  const read = await readFile(new File([session], 'session.json'))
  if (read.kind !== 'session') throw new Error('It is no session')
  return read.session.steps
}

/** As `startScreen` draws it in its own window. */
export async function drawStep({ state, at }: Step): Promise<void> {
  globalThis.fetch = never
  const store = createScreenStore(state as RootState, {
    secrets: createSecrets(),
    files: createHeldFiles(),
    vault: closedVault,
    now: () => at,
    newKey: () => '',
    leaveFor: () => undefined,
    sessionFile: never,
    rehydrateState: never,
    replayActions: never,
  })
  const i18n = await createI18n('en')
  await act(async () => {
    render(<App store={store} history={createPlainHistory(paths.landing)} i18n={i18n} />)
  })
}
