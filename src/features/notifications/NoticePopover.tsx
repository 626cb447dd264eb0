import type { RefObject } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { UiLocale } from '@/ui/UiLocale'
import { NoticeList } from './NoticeList'
import styles from './NoticePopover.module.css'
import { ReadAllButton } from './ReadAllButton'

interface NoticePopoverProps {
  bell: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export const NoticePopover = ({ bell, onClose }: NoticePopoverProps) => {
  const { t } = useTranslation('notifications')
  return (
    <UiLocale>
      <Popover
        triggerRef={bell}
        isOpen
        placement="bottom end"
        className={styles.popover ?? ''}
        onOpenChange={isOpen => {
          if (!isOpen) onClose()
        }}
      >
        <Dialog className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" level={2}>
              {t('title')}
            </Heading>
            <ReadAllButton />
          </header>
          <div className={styles.body}>
            <NoticeList />
          </div>
          <footer className={styles.footer}>
            <ButtonLink to={paths.notices} variant="quiet" size="small" fullWidth onClick={onClose}>
              {t('seeAll')}
            </ButtonLink>
          </footer>
        </Dialog>
      </Popover>
    </UiLocale>
  )
}
