import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectLanguage } from '@/features/preferences/preferencesSlice'
import { ThemeSwitch } from '@/features/preferences/ThemeSwitch'
import { Drawer } from '@/ui/Drawer'
import { Logo } from '@/ui/Logo'
import { PublicEntrance } from './PublicEntrance'
import { PublicNav } from './PublicNav'
import styles from './PublicMenu.module.css'

interface PublicMenuProps {
  open: boolean
  onClose: () => void
}

export function PublicMenu({ open, onClose }: PublicMenuProps) {
  const { t } = useTranslation()
  const language = useSelector(selectLanguage)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={t('menu')}
      closeLabel={t('nav.close')}
      header={<Logo lang={language} />}
    >
      <div className={styles.body}>
        <PublicNav layout="column" />
        <div className={styles.foot}>
          <ThemeSwitch />
          <PublicEntrance size="large" fullWidth />
        </div>
      </div>
    </Drawer>
  )
}
