import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { ApiError } from '@/store/ApiError'
import { keysApi } from '@/api/keysApi'
import { useAppDispatch } from '@/store/services'
import { resultOf } from '@/store/submit'
import type { AccessKey } from '@/domain/accessKey'
import { commonProblem } from '@/features/auth/commonProblem'
import { Banner } from '@/ui/Banner'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { keyDialogClosed, selectKeyDialog } from './accountSlice'
import { issueKey } from './issueKey'
import { NewKeyDialog } from './NewKeyDialog'
import { ShownKeyDialog } from './ShownKeyDialog'

/** What stands over the list of keys. The text of a new key lives here, and only while it is shown. */
export function KeyDialogs({ keys }: { keys: readonly AccessKey[] }) {
  const { t } = useTranslation(['account', 'common'])
  const dispatch = useAppDispatch()
  const dialog = useSelector(selectKeyDialog)
  const [text, setText] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)

  const subject = dialog && 'keyId' in dialog ? keys.find(({ id }) => id === dialog.keyId) : undefined
  const close = () => {
    setText(null)
    setProblem(null)
    dispatch(keyDialogClosed())
  }
  const run = async (work: () => Promise<ApiError | undefined>) => {
    setBusy(true)
    setProblem((await work()) ?? null)
    setBusy(false)
  }
  const rotate = (keyId: string) => run(() => dispatch(issueKey({ rotate: keyId }, setText)))
  const revoke = (keyId: string) =>
    run(async () => {
      const { error } = resultOf<unknown>(
        await dispatch(keysApi.endpoints.deleteKey.initiate(keyId, { track: false })),
      )
      // A key that is not there any more is revoked, by whomever.
      if (error && error.status !== 404) return error
      dispatch(keyDialogClosed())
      return undefined
    })

  const asking = dialog?.kind === 'rotating' || dialog?.kind === 'revoking' ? dialog : null
  return (
    <>
      {dialog?.kind === 'naming' && <NewKeyDialog onText={setText} onClose={close} />}
      {asking && (
        <ConfirmDialog
          open
          busy={busy}
          tone={asking.kind === 'revoking' ? 'danger' : 'primary'}
          title={t(`keys.${asking.kind}.title`, { name: subject?.name ?? '' })}
          confirmLabel={t(`keys.${asking.kind}.confirm`)}
          cancelLabel={t('common:cancel')}
          onCancel={close}
          onConfirm={() => void (asking.kind === 'rotating' ? rotate : revoke)(asking.keyId)}
        >
          <p>{t(`keys.${asking.kind}.text`)}</p>
          {problem && (
            <Banner tone="bad" live>
              {t(`common:${commonProblem(problem)}`)}
            </Banner>
          )}
        </ConfirmDialog>
      )}
      <ShownKeyDialog open={dialog?.kind === 'showing'} accessKey={subject} text={text} onClose={close} />
    </>
  )
}
