import { successorOfGone } from '#server/article/article.sql.ts';
import { articleJoins, articleObject } from '#server/basket/basket.sql.ts';
import { selected } from '#server/database/columns.ts';
import { positionColumns } from './stored-list.ts';

/** SQL of the positions `p` of lists `l`, with their articles as they are now. Whose lists are meant is said after it. */
export const listPositions = `select p.id::float8 as id, ${selected(positionColumns, 'p')},
    (extract(epoch from p.added_at) * 1000)::float8 as timestamp,
    (select ${articleObject} from article a ${articleJoins}
      where a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id) as article,
    (select ${successorOfGone('a')} from article a
      where a.article_number = p.article_number and a.shop_depot_id = p.shop_depot_id) as successor
  from shopping_list_position p join shopping_list l on l.id = p.list_id`;

/** SQL of how many positions the list `l` has, as a column. */
export const positionCount = `(select count(*)::int from shopping_list_position p where p.list_id = l.id) as "positionCount"`;
