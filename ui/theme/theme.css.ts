import './layers.css.ts';
import './fonts.css.ts';
import './reset.css.ts';
import './defaults.css.ts';
