import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './classNames'
import { IconButton } from './IconButton'
import { KeepScroll } from './KeepScroll'
import { UiLocale } from './UiLocale'
import styles from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** `window` fills the whole browser window. */
  size?: 'small' | 'medium' | 'large' | 'window' | undefined
  /** Prevents closing while something is saved. */
  locked?: boolean | undefined
  children: ReactNode
}

export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  size = 'medium',
  locked = false,
  children,
}: DialogProps) => (
  <UiLocale>
    <ModalOverlay
      isOpen={open}
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      isDismissable={!locked}
      isKeyboardDismissDisabled={locked}
      className={classNames(styles.overlay)}
    >
      <Modal className={classNames(styles.modal, styles[size])}>
        <AriaDialog className={classNames(styles.dialog)}>
          <KeepScroll />
          <header className={styles.header}>
            <Heading slot="title" level={2} className={classNames(styles.title)}>
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel} disabled={locked} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  </UiLocale>
)
