import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SalonCard as FoundSalon } from '@/domain/salon'
import { mapClass, nearestZoom } from '@/features/map/createMap'
import { groupsAt } from '@/features/map/groupsAt'
import { useMapNames } from '@/features/map/useMapNames'
import { useFormat } from '@/i18n/useFormat'
import { IconButton } from '@/ui/IconButton'
import { SalonCard } from '../search/SalonCard'
import { drawMap, pinSize, type DrawnMap, type MapPin } from './drawMap'
import { isContinued, mapLocations } from './mapLocations'
import styles from './SalonMap.module.css'

/** The salons of a list on a map. A pin of one location shows its salons as the list does; one of several leads nearer. */
export const SalonMap = ({ salons }: { salons: readonly FoundSalon[] }) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const [zoom, setZoom] = useState<number>()
  const locations = useMemo(() => mapLocations(salons), [salons])
  const groups = useMemo(
    () => (zoom === undefined ? [] : groupsAt(locations, zoom, pinSize)),
    [locations, zoom],
  )
  const pins = useMemo(
    () =>
      groups.map((group): MapPin => {
        const [{ id, position }] = group
        const here = group.flatMap(location => location.salons)
        const price = here[0]?.askedService?.price ?? here[0]?.fromPrice
        const text = here.length > 1 ? format.number(here.length) : price ? format.money(price) : ''
        const names = here.map(salon => format.name(salon)).join(', ')
        return { id, position, text, label: here.length > 1 || !text ? names : `${names}, ${text}` }
      }),
    [groups, format],
  )
  const countries = [...new Set(salons.map(({ country }) => country))].sort().join('\n')
  const names = useMapNames(countries, zoom)

  const [chosenId, setChosenId] = useState<string>()
  const chosen = locations.find(({ id }) => id === chosenId)
  const element = useRef<HTMLDivElement>(null)
  const map = useRef<DrawnMap>(null)
  const panel = useRef<HTMLElement>(null)
  const fitted = useRef<typeof locations>([])

  const press = useEffectEvent((pinId: string) => {
    const group = groups.find(([{ id }]) => id === pinId) ?? []
    if (group.length > 1 && zoom !== nearestZoom) map.current?.fit(group.map(({ position }) => position))
    else setChosenId(pinId)
  })
  useEffect(() => {
    if (!element.current) return
    const drawn = drawMap(element.current, {
      words: { zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') },
      onPress: pinId => press(pinId),
      onZoom: setZoom,
    })
    map.current = drawn
    return () => {
      fitted.current = []
      drawn.remove()
    }
  }, [t])
  useEffect(() => {
    if (!isContinued(fitted.current, locations)) map.current?.fit(locations.map(({ position }) => position))
    fitted.current = locations
  }, [locations, t])
  useEffect(() => map.current?.showPins(pins), [pins, t])
  useEffect(() => map.current?.showNames(names), [names, t])
  useEffect(() => map.current?.markChosen(chosenId), [chosenId, pins])
  useEffect(() => panel.current?.focus(), [chosenId])

  const close = () => {
    if (chosenId !== undefined) map.current?.focusPin(chosenId)
    setChosenId(undefined)
  }
  return (
    <div className={styles.frame}>
      <div ref={element} dir="ltr" role="region" aria-label={t('map.label')} className={mapClass} />
      {chosen && (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label={t('map.chosen')}
          className={styles.panel}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close()
          }}
        >
          <IconButton icon="close" label={t('map.close')} className={styles.close} onClick={close} />
          <ul role="list" className={styles.list}>
            {chosen.salons.map(salon => (
              <SalonCard key={salon.id} salon={salon} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
