import { useTranslation } from 'react-i18next'
import { accessKeyPrefix, type AccessKey } from '@/domain/accessKey'
import { Button } from '@/ui/Button'
import { CopyableField } from '@/ui/CopyableField'
import { CopyStatus } from '@/ui/CopyStatus'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { Stack } from '@/ui/Stack'
import { useCopyText } from '@/ui/useCopyText'
import { feedAddress } from './feedAddress'
import { useKeyWords } from './useKeyWords'

interface ShownKeyDialogProps {
  open: boolean
  accessKey: AccessKey | undefined
  /** Null in a replayed session: no recording holds a key. */
  text: string | null
  onClose: () => void
}

/** A key's text is shown only once, here. */
export function ShownKeyDialog({ open, accessKey, text, onClose }: ShownKeyDialogProps) {
  const { t } = useTranslation(['account', 'common'])
  const words = useKeyWords()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`${words}.shown.title`)}
      closeLabel={t('common:close')}
      size="small"
    >
      <ShownKey text={text ?? `${accessKeyPrefix}…${accessKey?.hint ?? ''}`} onClose={onClose} />
    </Dialog>
  )
}

function ShownKey({ text, onClose }: { text: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['account', 'common'])
  const words = useKeyWords()
  const [copying, copy] = useCopyText()
  const feed = feedAddress(text, i18n.language)
  const isKey = words === 'keys'
  return (
    <Stack gap={16}>
      <p>{t(`${words}.shown.text`)}</p>
      {isKey && <CopyableField label={t('keys.shown.label')} value={text} />}
      <CopyableField label={t('keys.shown.feed')} help={t('keys.shown.feedHelp')} value={feed} />
      {isKey && (
        <div>
          <Button icon="copy" onClick={() => copy(feed)}>
            {t('keys.shown.copyFeed')}
          </Button>
        </div>
      )}
      <CopyStatus result={copying} copied={t('keys.shown.copied')} failed={t('keys.shown.copyFailed')} />
      <DialogActions>
        <Button onClick={onClose}>{t('keys.shown.done')}</Button>
        <Button variant="primary" icon="copy" onClick={() => copy(isKey ? text : feed)}>
          {t(isKey ? 'keys.shown.copy' : 'keys.shown.copyFeed')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
