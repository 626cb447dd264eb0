import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { classNames } from './classNames'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import iconButton from './IconButton.module.css'
import { UiLocale } from './UiLocale'
import styles from './Menu.module.css'

export interface MenuAction {
  id: string
  label: string
  icon?: IconName | undefined
  tone?: 'plain' | 'bad' | undefined
  disabled?: boolean | undefined
  onSelect: () => void
}

export interface MenuProps {
  /** Accessible name of the button and the menu. */
  label: string
  actions: readonly MenuAction[]
}

export const Menu = ({ label, actions }: MenuProps) => (
  <UiLocale>
    <MenuTrigger>
      <Button aria-label={label} className={classNames(iconButton.iconButton, iconButton.plain)}>
        <Icon name="more" />
      </Button>
      <Popover placement="bottom end" className={classNames(styles.popover)}>
        <AriaMenu aria-label={label} className={classNames(styles.menu)}>
          {actions.map(action => (
            <MenuItem
              key={action.id}
              id={action.id}
              textValue={action.label}
              isDisabled={action.disabled ?? false}
              onAction={action.onSelect}
              className={classNames(styles.item, action.tone === 'bad' && styles.bad)}
            >
              {action.icon && <Icon name={action.icon} size={20} />}
              <span>{action.label}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  </UiLocale>
)
