import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { Chip } from '@/ui/Chip'
import { ChipGroup } from '@/ui/ChipGroup'
import { Stack } from '@/ui/Stack'
import { FormTextField } from '@/ui/form/FormTextField'
import { guestNamed } from '../bookingSlice'

interface GuestFieldsProps {
  /** Null where the client books for themselves. */
  guestName: string | null
  /** A retry must be for the same person. */
  readOnly: boolean
}

/** Takes the focus into the field where what asked for it is gone. */
function useFocusWhenAsked(isAsked: boolean) {
  const container = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isAsked && !wasAsked.current && isLost)
      container.current?.querySelector<HTMLInputElement>('input[name=guestName]')?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  return container
}

/** Whom the appointment is for: the client, or somebody else by name. */
export const GuestFields = ({ guestName, readOnly }: GuestFieldsProps) => {
  const { t } = useTranslation('booking')
  const dispatch = useAppDispatch()
  const { values } = useFormikContext<{ guestName: string }>()
  const isForGuest = guestName !== null
  const field = useFocusWhenAsked(isForGuest)
  return (
    <Stack ref={field}>
      <ChipGroup
        label={t('guest.label')}
        value={isForGuest ? 'guest' : 'client'}
        disabled={readOnly}
        onValueChange={value => dispatch(guestNamed(value === 'guest' ? values.guestName : null))}
      >
        <Chip value="client">{t('guest.client')}</Chip>
        <Chip value="guest">{t('guest.somebodyElse')}</Chip>
      </ChipGroup>
      {isForGuest && (
        <FormTextField
          name="guestName"
          label={t('guest.name')}
          help={t('guest.nameHelp')}
          dir="auto"
          autoComplete="off"
          readOnly={readOnly}
          onChange={({ target: { value } }) => dispatch(guestNamed(value))}
        />
      )}
    </Stack>
  )
}
