import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import { LinkedSession } from '@/features/support/attachment/LinkedSession'
import { FilePicker } from '@/features/support/FilePicker'
import { openFile } from '@/features/support/openFile'
import type { Opened } from '@/features/support/opened'
import { SessionView } from '@/features/support/SessionView'
import { supportLeft } from '@/features/support/supportSlice'
import { PageHeader } from '@/ui/PageHeader'
import { Stack } from '@/ui/Stack'

export function SupportPage() {
  const { t } = useTranslation('support')
  const dispatch = useAppDispatch()
  const [opened, setOpened] = useState<Opened>()
  usePageEnd(supportLeft)
  const open = async (file: File) => {
    const found = await dispatch(openFile(file))
    if (found) setOpened(found)
  }
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Stack gap={24}>
        <FilePicker onPick={file => void open(file)} />
        <LinkedSession onOpen={setOpened} />
        {opened && <SessionView {...opened} />}
      </Stack>
    </>
  )
}
