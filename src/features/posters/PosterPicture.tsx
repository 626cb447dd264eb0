import { smallImageUrl } from '@/domain/image'
import type { Poster } from '@/domain/poster'
import styles from './PosterPicture.module.css'

export const PosterPicture = ({ poster: { title, imageUrl } }: { poster: Poster }) => (
  <figure className={styles.poster}>
    <img
      src={imageUrl}
      srcSet={`${smallImageUrl(imageUrl)} 320w, ${imageUrl} 1280w`}
      sizes="15rem"
      alt=""
      loading="lazy"
      className={styles.image}
    />
    <figcaption className={styles.title}>
      <bdi>{title}</bdi>
    </figcaption>
  </figure>
)
