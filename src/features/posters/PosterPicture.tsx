import { smallImageUrl } from '@/domain/image'
import type { Poster } from '@/domain/poster'
import { CardLink } from '@/ui/CardLink'
import styles from './PosterPicture.module.css'

interface PosterPictureProps {
  poster: Poster
  /** The booking that a press leads to. */
  link?: { to: string; label: string } | undefined
}

export const PosterPicture = ({ poster: { title, imageUrl }, link }: PosterPictureProps) => (
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
      {link ? (
        <CardLink to={link.to} aria-label={link.label}>
          <bdi>{title}</bdi>
        </CardLink>
      ) : (
        <bdi>{title}</bdi>
      )}
    </figcaption>
  </figure>
)
