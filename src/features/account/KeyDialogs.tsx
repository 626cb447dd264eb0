import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import type { AccessKey } from '@/domain/accessKey'
import { useProblemText } from '@/features/auth/useProblemText'
import { Banner } from '@/ui/Banner'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { keyDialogClosed, selectKeyDialog } from './accountSlice'
import { keySubmission, revocationSubmission } from './accountSubmissions'
import { issueKey, revokeKey } from './issueKey'
import { NewKeyDialog } from './NewKeyDialog'
import { ShownKeyDialog } from './ShownKeyDialog'
import { useKeyWords } from './useKeyWords'

/** The dialogs over the list of keys. The text of a new key is held here, only while it shows. */
export function KeyDialogs({ keys }: { keys: readonly AccessKey[] }) {
  const { t } = useTranslation(['account', 'common'])
  const words = useKeyWords()
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const dialog = useSelector(selectKeyDialog)
  const [text, setText] = useState<string | null>(null)
  const submissions = [useSelector(keySubmission.select), useSelector(revocationSubmission.select)]
  const problem = submissions.map(problemIn).find(Boolean)

  const subject = dialog && 'keyId' in dialog ? keys.find(({ id }) => id === dialog.keyId) : undefined
  const close = () => {
    setText(null)
    dispatch(keySubmission.dropped())
    dispatch(revocationSubmission.dropped())
    dispatch(keyDialogClosed())
  }
  const asking = dialog?.kind === 'rotating' || dialog?.kind === 'revoking' ? dialog : null
  return (
    <>
      {dialog?.kind === 'naming' && <NewKeyDialog onText={setText} onClose={close} />}
      {asking && (
        <ConfirmDialog
          open
          busy={submissions.some(isSubmitting)}
          tone={asking.kind === 'revoking' ? 'danger' : 'primary'}
          title={t(`${words}.${asking.kind}.title`, { name: subject?.name ?? '' })}
          confirmLabel={t(`${words}.${asking.kind}.confirm`)}
          cancelLabel={t('common:cancel')}
          onCancel={close}
          onConfirm={() =>
            void dispatch(
              asking.kind === 'rotating'
                ? issueKey({ rotate: asking.keyId }, setText)
                : revokeKey(asking.keyId),
            )
          }
        >
          <p>{t(`${words}.${asking.kind}.text`)}</p>
          {problem && (
            <Banner tone="bad" live>
              {problemTextOf(problem)}
            </Banner>
          )}
        </ConfirmDialog>
      )}
      <ShownKeyDialog open={dialog?.kind === 'showing'} accessKey={subject} text={text} onClose={close} />
    </>
  )
}
