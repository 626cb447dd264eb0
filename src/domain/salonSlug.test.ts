import { slugsFor } from './salonSlug'

const salon = { id: '0a1b2c3d-4e5f', nameAr: null, city: 'Abu Dhabi' }

test.each([
  ['Al Basha Barbershop', 'al-basha-barbershop'],
  ['  Omar’s — Cuts & Co. ', 'omars-cuts-co'],
  ['Café Élégance', 'cafe-elegance'],
  ['صالون الأناقة', 'صالون-الاناقة'],
  ['صَـالون ٢', 'صالون-2'],
  ['Salon محمد 2', 'salon-محمد-2'],
  ['x'.repeat(80), 'x'.repeat(60)],
  ['</script><b>', 'script-b'],
])('the slug of %s is %s', (name, slug) => {
  expect(slugsFor({ ...salon, name })[0]).toBe(slug)
})

test('a name without letters leaves it to the Arabic one, else to the kind of place', () => {
  expect(slugsFor({ ...salon, name: '★★★', nameAr: 'نجوم' })[0]).toBe('نجوم')
  expect(slugsFor({ ...salon, name: '★★★' })[0]).toBe('salon')
})

test('when another salon has it, the city and then the id tell them apart', () => {
  expect(slugsFor({ ...salon, name: 'Noor' })).toEqual([
    'noor',
    'noor-abu-dhabi',
    'noor-0a1b2c3d',
    'noor-0a1b2c3d-4e5f',
  ])
})

test('no salon is called as the API calls the owner’s own', () => {
  expect(slugsFor({ ...salon, name: 'Mine' })[0]).toBe('mine-abu-dhabi')
})
