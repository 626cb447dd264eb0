import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { smallImageUrl } from '@/domain/image'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import styles from './GalleryStrip.module.css'
import { usePictureWords } from './usePictureWords'

const GalleryViewer = lazy(async () => ({ default: (await import('./GalleryViewer')).GalleryViewer }))

/** A salon's pictures in a row for its clients. Each opens the viewer. */
export function GalleryStrip({ salon }: { salon: Salon }) {
  const { t } = useTranslation('gallery')
  const format = useFormat()
  const words = usePictureWords(salon)
  const [openId, setOpenId] = useState<string>()
  const { pictures = [] } = salon
  const total = format.number(pictures.length)
  return (
    <section aria-labelledby="gallery-heading">
      <h2 id="gallery-heading" className="visually-hidden">
        {t('title')}
      </h2>
      <ul role="list" className={styles.strip}>
        {pictures.map((picture, index) => {
          const position = format.number(index + 1)
          const name = words.nameOf(picture)
          return (
            <li key={picture.id} className={styles.item}>
              <button
                type="button"
                aria-label={name ? t('openNamed', { position, total, name }) : t('open', { position, total })}
                className={styles.button}
                onClick={() => setOpenId(picture.id)}
              >
                <img
                  src={smallImageUrl(picture.imageUrl)}
                  alt=""
                  width={120}
                  height={120}
                  loading="lazy"
                  className={styles.image}
                />
              </button>
            </li>
          )
        })}
      </ul>
      {openId !== undefined && (
        <Suspense fallback={null}>
          <GalleryViewer
            salon={salon}
            pictureId={openId}
            onShown={setOpenId}
            onClose={() => setOpenId(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
