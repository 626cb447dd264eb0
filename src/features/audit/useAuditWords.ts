import { useMemo } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { AuditEntry, AuditValues } from '@/domain/audit'
import { intervalsIn } from '@/domain/auditValues'
import type { Currency } from '@/domain/money'
import type { Named } from '@/domain/salon'
import { weekdays } from '@/domain/weekday'
import { wallOf } from '@/domain/zonedTime'
import { useFormat, type Format } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'

type Value = AuditValues[string]
type Names = Readonly<Record<string, Named>>

export interface WordedChange {
  name: string
  label: string
  /** Undefined where nothing was before, or nothing is after. */
  before: string | undefined
  after: string | undefined
}

const labelled = [
  'startsAt',
  'staffId',
  'serviceId',
  'services',
  'price',
  'paid',
  'status',
  'minutes',
  'leadMinutes',
  'horizonDays',
  'pauseAfterMinutes',
  'pauseMinutes',
  'cleanUpMinutes',
  'cancelNoticeMinutes',
  'startStep',
  'startFit',
  'confirmsAtOnce',
  'paysOnline',
  'timeZone',
  'discount',
  'startsOn',
  'endsOn',
  'date',
  'isWeekly',
  'fromTime',
  'untilTime',
  'rights',
  'details',
  'mayPhotograph',
  'mayGetOffers',
] as const
type Labelled = (typeof labelled)[number]

const isLabelled = (name: string): name is Labelled => labelled.some(one => one === name)

interface Worded {
  t: TFunction<'audit'>
  format: Format
  priceOf: ReturnType<typeof usePrice>
  timeZone: string
  names: Names
}

function createWords({ t, format, priceOf, timeZone, names }: Worded) {
  const nameOf = (id: string) => {
    const named = names[id]
    return named ? format.name(named) : t('value.gone')
  }
  const listOf = (text: string, wordOf: (part: string) => string, none: string) =>
    text === '' ? none : format.list(text.split(' ').map(wordOf))
  const minutesOf = (value: Value) =>
    value === null ? t('value.asSalon') : t('value.minutes', { count: Number(value) })
  const gapOf = (value: Value) => (value === null ? t('value.none') : minutesOf(value))
  const dateOf = (value: Value) => (value === null ? t('value.noEnd') : format.date(String(value), 'short'))
  const codeOf = (value: Value) => t(`code.${String(value)}` as 'code.salon')
  const yesOrNo = (value: Value) => t(value ? 'value.yes' : 'value.no')
  const instantOf = (value: Value) => {
    const { date, minutes, offset } = wallOf(Number(value), timeZone)
    return t('moment', { date: format.date(date, 'short'), time: format.time(minutes, offset) })
  }
  const moneyOf = (value: Value) => {
    const [amount, currency] = String(value).split(' ')
    return priceOf({ cost: Number(amount), currency: currency as Currency })
  }
  const discountOf = (value: Value) => {
    const [kind, amount] = String(value ?? '').split(' ')
    if (amount === undefined) return t('value.none')
    const number = format.number(Number(amount))
    return kind === 'percent' ? t('value.percent', { number }) : number
  }
  const hoursOf = (value: Value) => {
    if (value === null) return t('value.asSalon')
    const spans = intervalsIn(String(value)).map(({ from, until }) =>
      t('value.span', { from: format.time(from), until: format.time(until) }),
    )
    return spans.length === 0 ? t('value.closed') : format.list(spans)
  }
  const wordsOf: Record<Labelled, (value: Value) => string> = {
    startsAt: instantOf,
    staffId: value => nameOf(String(value)),
    serviceId: value => nameOf(String(value)),
    services: value => listOf(String(value), nameOf, t('value.all')),
    price: moneyOf,
    paid: codeOf,
    status: codeOf,
    minutes: minutesOf,
    leadMinutes: minutesOf,
    horizonDays: value => (value === null ? t('value.asSalon') : t('value.days', { count: Number(value) })),
    pauseAfterMinutes: gapOf,
    pauseMinutes: gapOf,
    cleanUpMinutes: gapOf,
    cancelNoticeMinutes: minutesOf,
    startStep: minutesOf,
    startFit: codeOf,
    confirmsAtOnce: yesOrNo,
    paysOnline: yesOrNo,
    timeZone: String,
    discount: discountOf,
    startsOn: dateOf,
    endsOn: dateOf,
    date: dateOf,
    isWeekly: yesOrNo,
    fromTime: value => format.time(Number(value)),
    untilTime: value => format.time(Number(value)),
    rights: value => listOf(String(value), codeOf, t('value.ownOnly')),
    details: value => listOf(String(value), codeOf, t('value.none')),
    mayPhotograph: yesOrNo,
    mayGetOffers: yesOrNo,
  }
  const wordingOf = (name: string) => {
    const [first = '', day, staffId] = name.split(':')
    if (isLabelled(first)) {
      const label = t(`label.${first}`)
      return {
        label: staffId === undefined ? label : t('label.withStaff', { label, name: nameOf(staffId) }),
        wordOf: wordsOf[first],
      }
    }
    const weekday = weekdays.find(one => one === day)
    if (first !== 'hours' || !weekday) return undefined
    const label = format.weekday(weekday)
    return {
      label: staffId === undefined ? label : t('label.hoursOf', { day: label, name: nameOf(staffId) }),
      wordOf: hoursOf,
    }
  }
  return {
    /** What was before and after; of something new or gone only what it says. */
    changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>): WordedChange[] {
      const all = Object.keys({ ...before, ...after })
      return all.flatMap(name => {
        const wording = wordingOf(name)
        const isSaid = (values: AuditValues | null) =>
          values !== null && name in values && (before && after ? true : !isEmpty(values[name] ?? null))
        if (!wording || (!isSaid(before) && !isSaid(after))) return []
        const word = (values: AuditValues | null) =>
          isSaid(values) ? wording.wordOf(values?.[name] ?? null) : undefined
        return [{ name, label: wording.label, before: word(before), after: word(after) }]
      })
    },
  }
}

const isEmpty = (value: Value) => value === null || value === '' || value === false

/** The values of an audit entry in the user's language, with times in salon time. */
export function useAuditWords(timeZone: string, names: Names) {
  const { t } = useTranslation('audit')
  const format = useFormat()
  const priceOf = usePrice()
  return useMemo(
    () => createWords({ t, format, priceOf, timeZone, names }),
    [t, format, priceOf, timeZone, names],
  )
}
