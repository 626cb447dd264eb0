import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accessKeyPrefix, type AccessKey } from '@/domain/accessKey'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { copyText } from '@/ui/copyText'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { Stack } from '@/ui/Stack'
import { TextField } from '@/ui/TextField'
import { feedAddress } from './feedAddress'

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
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('keys.shown.title')}
      closeLabel={t('common:close')}
      size="small"
    >
      <ShownKey text={text ?? `${accessKeyPrefix}…${accessKey?.hint ?? ''}`} onClose={onClose} />
    </Dialog>
  )
}

function ShownKey({ text, onClose }: { text: string; onClose: () => void }) {
  const { t, i18n } = useTranslation(['account', 'common'])
  const [copying, setCopying] = useState<'copied' | 'failed' | null>(null)
  const feed = feedAddress(text, i18n.language)
  const copy = async (text: string) => setCopying((await copyText(text)) ? 'copied' : 'failed')
  return (
    <Stack gap={16}>
      <p>{t('keys.shown.text')}</p>
      <TextField
        label={t('keys.shown.label')}
        value={text}
        readOnly
        dir="ltr"
        autoComplete="off"
        onFocus={event => event.target.select()}
      />
      <TextField
        label={t('keys.shown.feed')}
        help={t('keys.shown.feedHelp')}
        value={feed}
        readOnly
        dir="ltr"
        autoComplete="off"
        onFocus={event => event.target.select()}
      />
      <div>
        <Button icon="copy" onClick={() => void copy(feed)}>
          {t('keys.shown.copyFeed')}
        </Button>
      </div>
      <div role="status">
        {copying === 'copied' && <Banner tone="good">{t('keys.shown.copied')}</Banner>}
        {copying === 'failed' && <Banner tone="warn">{t('keys.shown.copyFailed')}</Banner>}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('keys.shown.done')}</Button>
        <Button variant="primary" icon="copy" onClick={() => void copy(text)}>
          {t('keys.shown.copy')}
        </Button>
      </DialogActions>
    </Stack>
  )
}
