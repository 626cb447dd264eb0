import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import type { Review } from '@/domain/review'
import { wallOf } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { Skeleton } from '@/ui/Skeleton'
import { Stars } from '@/ui/Stars'
import { useFocusAfter } from '@/ui/useFocusAfter'
import styles from './ReviewCard.module.css'
import { answerStarted, selectWriting } from './reviewsSlice'

const AnswerForm = lazy(async () => ({ default: (await import('./AnswerForm')).AnswerForm }))

interface ReviewCardProps {
  review: Review
  timeZone: string
  canAnswer: boolean
}

export const ReviewCard = ({ review, timeZone, canAnswer }: ReviewCardProps) => {
  const { t } = useTranslation('reviews')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const writing = useSelector(selectWriting)
  const answering = canAnswer && writing.kind === 'answer' && writing.reviewId === review.id ? writing : null
  const button = useFocusAfter<HTMLButtonElement>(answering !== null)
  const { stars, text, author, createdAt, serviceName, serviceNameAr, staffName, staffNameAr, answer } =
    review
  return (
    <li className={styles.review}>
      <p className={styles.head}>
        <bdi className={styles.author}>{author ?? t('deletedAuthor')}</bdi>
        <Stars value={stars} label={t('stars', { count: stars })} />
        <span className={styles.soft}>{format.date(wallOf(createdAt, timeZone).date, 'short')}</span>
      </p>
      {serviceName !== null && (
        <p className={styles.soft}>
          <bdi>{format.name({ name: serviceName, nameAr: serviceNameAr })}</bdi>
          {staffName !== null && (
            <>
              <span> · </span>
              <bdi>{t('with', { name: format.name({ name: staffName, nameAr: staffNameAr }) })}</bdi>
            </>
          )}
        </p>
      )}
      {text && (
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      )}
      {answer !== null && !answering && (
        <div className={styles.answer}>
          <p className={styles.author}>{t('answer.title')}</p>
          <p dir="auto" className={styles.text}>
            {answer}
          </p>
        </div>
      )}
      {answering && (
        <Suspense fallback={<Skeleton shape="block" height="8rem" />}>
          <AnswerForm review={review} />
        </Suspense>
      )}
      {canAnswer && !answering && (
        <Button
          ref={button}
          size="small"
          needsNetwork
          className={styles.button}
          aria-label={t(answer === null ? 'answer.writeTo' : 'answer.changeTo', {
            name: author ?? t('deletedAuthor'),
          })}
          onClick={() => dispatch(answerStarted(review.id))}
        >
          {t(answer === null ? 'answer.write' : 'answer.change')}
        </Button>
      )}
    </li>
  )
}
