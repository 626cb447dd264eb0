import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Salon } from '@/domain/salon'
import type { Season } from '@/domain/season'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { Button } from '@/ui/Button'
import { IconButton } from '@/ui/IconButton'
import { ChangeProblemText } from '../ChangeProblemText'
import { changeSubmission } from '../changeSubmission'
import dateStyles from '../Dates.module.css'
import { removeSeason } from '../makeChange'
import { seasonBegun, seasonEditingStarted, selectSeasonDialog } from '../scheduleSlice'
import { useDayWords } from '../useDayWords'
import { useFocusAfterRemoval } from '../useFocusAfterRemoval'
import { dayRunsOf, groupsOfWeek, type DayRun } from './seasonValues'
import styles from './Seasons.module.css'

const SeasonDialog = lazy(async () => ({ default: (await import('./SeasonDialog')).SeasonDialog }))

/** Dates on which the whole salon has other hours than in its usual week. */
export function Seasons({ salon }: { salon: Salon }) {
  const { t } = useTranslation('schedule')
  const dispatch = useAppDispatch()
  const { seasons = [] } = salon
  const dialog = useSelector(selectSeasonDialog)
  const edited = seasons.find(({ id }) => id === dialog?.seasonId)
  const title = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(title, seasons.length)
  return (
    <section aria-labelledby="seasons" className={dateStyles.section}>
      <h2 id="seasons" ref={title} tabIndex={-1} className={dateStyles.title}>
        {t('seasons.title')}
      </h2>
      <p className={dateStyles.text}>{t('seasons.text')}</p>
      <ChangeProblemText of="seasons" />
      {seasons.length === 0 ? (
        <p className={dateStyles.text}>{t('seasons.none')}</p>
      ) : (
        <ul role="list" className={dateStyles.list} aria-label={t('seasons.title')}>
          {seasons.map(season => (
            <Row key={season.id} salonId={salon.id} season={season} />
          ))}
        </ul>
      )}
      <div>
        <Button icon="plus" onClick={() => dispatch(seasonBegun())}>
          {t('seasons.add')}
        </Button>
      </div>
      {dialog && (dialog.seasonId === null || edited) && (
        <Suspense fallback={null}>
          <SeasonDialog salon={salon} season={edited} />
        </Suspense>
      )}
    </section>
  )
}

function Row({ salonId, season }: { salonId: string; season: Season }) {
  const { t } = useTranslation('schedule')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const words = useDayWords()
  const isBusy = isSubmitting(useSelector(changeSubmission.select))
  const { id, startsOn, endsOn } = season
  const name = format.name(season)
  const dates =
    startsOn === endsOn
      ? format.date(startsOn, 'short')
      : t('seasons.dates', { from: format.date(startsOn, 'short'), until: format.date(endsOn, 'short') })
  const groups = groupsOfWeek(season.week)
  const runText = ({ first, last }: DayRun): string =>
    first === last
      ? format.weekday(first)
      : t('range', { start: format.weekday(first), end: format.weekday(last) })
  return (
    <li>
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span>{dates}</span>
        {groups.length === 0 && <span className={dateStyles.text}>{t('seasons.free.salonAll')}</span>}
        {groups.map(({ days, ...hours }) => {
          const day = { isClosed: false, ...hours }
          return (
            <span key={days[0]} className={dateStyles.text}>
              <span>{format.list(dayRunsOf(days).map(runText))}</span> <span>·</span>{' '}
              <span>{words.opening(day)}</span>
              {hours.breaks.length > 0 && <span className={styles.breaks}>{words.breaks(day)}</span>}
            </span>
          )
        })}
      </div>
      <span className={styles.buttons}>
        <IconButton
          icon="edit"
          resting={isBusy}
          label={t('seasons.edit', { name })}
          onClick={() => dispatch(seasonEditingStarted(id))}
        />
        <IconButton
          icon="trash"
          needsNetwork
          resting={isBusy}
          label={t('seasons.remove', { name })}
          onClick={() => void dispatch(removeSeason(salonId, season))}
        />
      </span>
    </li>
  )
}
