import { useState } from 'react'
import type { SalonCard } from '@/domain/salon'
import { classNames } from '@/ui/classNames'
import { CoverArt } from '@/ui/CoverArt'
import styles from './SalonPhoto.module.css'

interface SalonPhotoProps {
  salon: Pick<SalonCard, 'id' | 'photoUrl'>
  className?: string | undefined
}

/** The salon's photo. A drawing in the salon's colours replaces a missing or broken photo. Decorative. */
export const SalonPhoto = ({ salon: { id, photoUrl }, className }: SalonPhotoProps) => {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  return (
    <div className={classNames(styles.frame, className)}>
      {photoUrl && photoUrl !== brokenUrl ? (
        <img
          src={photoUrl}
          alt=""
          loading="lazy"
          className={styles.photo}
          onError={() => setBrokenUrl(photoUrl)}
        />
      ) : (
        <CoverArt seed={id} />
      )}
    </div>
  )
}
