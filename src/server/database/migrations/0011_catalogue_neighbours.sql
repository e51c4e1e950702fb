-- What is popular beside an article: read in order, a handful of rows, whatever the size of the category.
create index article_category_popular_index on article (category_id, popularity desc, id)
  where is_online and not is_hidden;
create index article_begreen_popular_index on article (category_id, popularity desc, id)
  where is_online and not is_hidden and begreen_label is not null;
create index device_brand_series_index on device (brand_id, series, model);
drop index device_brand_index;
