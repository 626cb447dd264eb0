import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import { keyNamingStarted } from './accountSlice'
import { useKeyWords } from './useKeyWords'

interface MakeKeyButtonProps {
  ref: Ref<HTMLButtonElement>
  disabled?: boolean
}

export function MakeKeyButton({ ref, disabled }: MakeKeyButtonProps) {
  const { t } = useTranslation('account')
  const words = useKeyWords()
  const dispatch = useAppDispatch()
  return (
    <Button
      ref={ref}
      variant="primary"
      icon="plus"
      disabled={disabled}
      onClick={() => dispatch(keyNamingStarted())}
    >
      {t(`${words}.make`)}
    </Button>
  )
}
