import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from './Button'
import { classNames } from './classNames'
import { DialogActions } from './DialogActions'
import { KeepScroll } from './KeepScroll'
import { UiLocale } from './UiLocale'
import styles from './Dialog.module.css'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** Explains what will happen; may contain a Banner after a failed try. */
  children?: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  onCancel: () => void
  tone?: 'primary' | 'danger' | undefined
  busy?: boolean | undefined
}

export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'primary',
  busy = false,
}: ConfirmDialogProps) => (
  <UiLocale>
    <ModalOverlay
      isOpen={open}
      onOpenChange={isOpen => {
        if (!isOpen) onCancel()
      }}
      isKeyboardDismissDisabled={busy}
      className={classNames(styles.overlay)}
    >
      <Modal className={classNames(styles.modal, styles.small)}>
        <AriaDialog role="alertdialog" className={classNames(styles.dialog)}>
          <KeepScroll />
          <header className={styles.header}>
            <Heading slot="title" level={2} className={classNames(styles.title)}>
              {title}
            </Heading>
          </header>
          <div className={styles.body}>
            {children && <div className={styles.text}>{children}</div>}
            <DialogActions>
              <Button onClick={onCancel} disabled={busy}>
                {cancelLabel}
              </Button>
              <Button variant={tone} onClick={onConfirm} busy={busy} needsNetwork>
                {confirmLabel}
              </Button>
            </DialogActions>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  </UiLocale>
)
