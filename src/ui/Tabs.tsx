import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { classNames } from './classNames'
import { UiLocale } from './UiLocale'
import styles from './Tabs.module.css'

export interface TabItem<Id extends string = string> {
  id: Id
  label: ReactNode
  count?: ReactNode
}

export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly TabItem<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  children: ReactNode
}

export const Tabs = <Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) => (
  <UiLocale>
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={key => {
        const chosen = tabs.find(tab => tab.id === key)
        if (chosen) onSelect(chosen.id)
      }}
      className={classNames(styles.tabs)}
    >
      <TabList aria-label={label} className={classNames(styles.list)}>
        {tabs.map(tab => (
          <Tab key={tab.id} id={tab.id} className={classNames(styles.tab)}>
            <span>{tab.label}</span>
            {tab.count !== undefined && (
              <span className={classNames(styles.count, 'numeric')}>{tab.count}</span>
            )}
          </Tab>
        ))}
      </TabList>
      {/* React Aria ties a panel to its tab at mount, hence the key. */}
      <TabPanel key={selected} id={selected} className={classNames(styles.panel)}>
        {children}
      </TabPanel>
    </AriaTabs>
  </UiLocale>
)
