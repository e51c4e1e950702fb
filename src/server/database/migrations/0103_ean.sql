-- The number an article's barcode says: EAN-13 or EAN-8 (GTIN), with its check digit. Several articles may carry the same one,
-- such as opened packages of it.
alter table article add column ean text check (ean ~ '^(\d{8}|\d{13})$');
create index article_ean_index on article (ean) where ean is not null;
