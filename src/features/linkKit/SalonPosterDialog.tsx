import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf, nameIn, nextLanguage, readLanguage, type Language } from '@/domain/languages'
import type { Salon } from '@/domain/salon'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { classNames } from '@/ui/classNames'
import { Dialog } from '@/ui/Dialog'
import { DialogActions } from '@/ui/DialogActions'
import { QrCode } from './QrCode'
import styles from './SalonPosterDialog.module.css'

const papers = ['A4', 'A6'] as const
type Paper = (typeof papers)[number]

interface SalonPosterDialogProps {
  salon: Salon
  address: string
  onClose: () => void
}

/** The salon's poster, in the owner's language first and then in the other. Only the poster is printed. */
export function SalonPosterDialog({ salon, address, onClose }: SalonPosterDialogProps) {
  const { t, i18n } = useTranslation(['profile', 'common'])
  const [paper, setPaper] = useState<Paper>('A4')
  const own = readLanguage(i18n.language)
  return (
    <Dialog open onClose={onClose} title={t('link.poster.title')} closeLabel={t('common:close')} size="large">
      <div className={styles.choice}>
        <ChipGroup
          label={t('link.poster.paper')}
          value={paper}
          onValueChange={chosen => setPaper(papers.find(each => each === chosen) ?? paper)}
        >
          {papers.map(each => (
            <Chip key={each} value={each}>
              <bdi>{each}</bdi>
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <div className={classNames(styles.poster, styles[paper])}>
        <Invitation salon={salon} language={own} />
        <QrCode text={address} label={t('link.poster.code')} className={styles.code} />
        <p dir="ltr" className={styles.address}>
          {address.replace(/^https?:\/\//, '')}
        </p>
        <Invitation salon={salon} language={nextLanguage(own)} />
      </div>
      <div className={styles.actions}>
        <DialogActions>
          <Button variant="primary" onClick={() => window.print()}>
            {t('link.poster.print')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}

function Invitation({ salon, language }: { salon: Salon; language: Language }) {
  const { t } = useTranslation('profile', { lng: language })
  return (
    <div lang={language} dir={directionOf(language)}>
      <p className={styles.salon}>{nameIn(language, salon.name, salon.nameAr)}</p>
      <p className={styles.invitation}>{t('link.poster.invitation')}</p>
    </div>
  )
}
