import { Suspense, useState } from 'react'
import type { SalonCard } from '@/domain/salon'
import { classNames } from '@/ui/classNames'
import { lazyDecoration } from '@/ui/lazyDecoration'
import styles from './SalonPhoto.module.css'

const CoverArt = lazyDecoration(async () => (await import('@/ui/CoverArt')).CoverArt)

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
        <Suspense>
          <CoverArt seed={id} />
        </Suspense>
      )}
    </div>
  )
}
