import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { ElementNode } from './ElementNode'
import { classNames } from './classNames'
import { IconButton } from './IconButton'
import { UiLocale } from './UiLocale'
import styles from './Drawer.module.css'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  header?: ElementNode
  children: ElementNode
}

/** A sheet that slides in from the start side. */
export const Drawer = ({ open, onClose, label, closeLabel, header, children }: DrawerProps) => (
  <UiLocale>
    <ModalOverlay
      isOpen={open}
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      isDismissable
      className={classNames(styles.overlay)}
    >
      <Modal className={classNames(styles.modal)}>
        <AriaDialog aria-label={label} className={classNames(styles.dialog)}>
          <header className={styles.header}>
            {header}
            <IconButton icon="close" label={closeLabel} className={styles.close} onClick={onClose} />
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  </UiLocale>
)
