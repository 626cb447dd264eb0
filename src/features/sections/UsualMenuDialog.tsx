import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Salon } from '@/domain/salon'
import { missingOf, usualMenus } from '@/domain/usualMenu'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { menuSubmission } from './menuSubmission'
import { sectionDialogClosed, usualMenuOpened } from './sectionsSlice'
import { UsualMenu } from './UsualMenu'
import styles from './UsualMenu.module.css'

/** The usual menu over the list of sections. */
export function UsualMenuDialog({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['sections', 'common'])
  const dispatch = useAppDispatch()
  const submission = useSelector(menuSubmission.select)
  const [menu] = useState(() => missingOf(usualMenus[salon.businessType], salon.sections))
  const close = () => dispatch(sectionDialogClosed())
  return (
    <Dialog
      open
      title={t(`usual.title.${salon.businessType}`)}
      closeLabel={t('common:close')}
      locked={isSubmitting(submission)}
      onClose={close}
    >
      {menu.length > 0 ? (
        <UsualMenu salon={salon} menu={menu} opens={[usualMenuOpened()]} onCancel={close} />
      ) : (
        <>
          <p className={styles.text}>{t('usual.nothing')}</p>
          <DialogActions>
            <Button onClick={close}>{t('common:close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
