import type { RefObject } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { UiLocale } from '@/ui/UiLocale'
import { NotificationList } from './NotificationList'
import styles from './NotificationPopover.module.css'
import { ReadAllButton } from './ReadAllButton'

interface NotificationPopoverProps {
  bell: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

export const NotificationPopover = ({ bell, onClose }: NotificationPopoverProps) => {
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
            <NotificationList />
          </div>
          <footer className={styles.footer}>
            <ButtonLink to={paths.notifications} variant="quiet" size="small" fullWidth onClick={onClose}>
              {t('seeAll')}
            </ButtonLink>
          </footer>
        </Dialog>
      </Popover>
    </UiLocale>
  )
}
