// A worker beside every page: with the first format of its kind a browser reads the tables of all locales, once for all
// threads. That takes longer than to hydrate a page.
new Intl.DateTimeFormat()
new Intl.NumberFormat()
new Intl.PluralRules()
