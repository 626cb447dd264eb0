import { menuSchema } from './menuRequests'
import { businessTypes } from './role'
import { missingOf, usualMenus } from './usualMenu'

test.each(businessTypes)('the usual menu of a %s can be sent as it stands, with prices', async business => {
  const sections = usualMenus[business].map(section => ({
    ...section,
    services: section.services.map(service => ({ ...service, cost: 20, currency: 'USD' })),
  }))
  expect(await menuSchema.validate({ sections })).toEqual({ sections })
})

test.each(businessTypes)('no name of a %s stands twice in a section, in either language', business => {
  for (const { services } of usualMenus[business]) {
    expect(new Set(services.map(({ name }) => name)).size).toBe(services.length)
    expect(new Set(services.map(({ nameAr }) => nameAr)).size).toBe(services.length)
  }
})

const menu = [
  { name: 'Hair', nameAr: 'الشعر', services: [{ name: 'Haircut', nameAr: 'قص شعر', time: 30 }] },
  { name: 'Beard', nameAr: 'اللحية', services: [{ name: 'Trim', nameAr: 'تشذيب', time: 20 }] },
]

test.each([
  ['an empty salon', [], ['Haircut', 'Trim']],
  ['a section without it', [{ name: 'Hair', nameAr: null, services: [] }], ['Haircut', 'Trim']],
  [
    'the same name in other letters',
    [{ name: 'HAIR', nameAr: null, services: [{ name: 'haircut', nameAr: null }] }],
    ['Trim'],
  ],
  [
    'the same Arabic names',
    [{ name: 'My hair', nameAr: 'الشعر', services: [{ name: 'Cut', nameAr: 'قص شعر' }] }],
    ['Trim'],
  ],
  [
    'the service in another section',
    [{ name: 'Beard', nameAr: null, services: [{ name: 'Haircut', nameAr: null }] }],
    ['Haircut', 'Trim'],
  ],
])('with %s, what is missing is offered', (_what, sections, offered) => {
  expect(missingOf(menu, sections).flatMap(({ services }) => services.map(({ name }) => name))).toEqual(
    offered,
  )
})
