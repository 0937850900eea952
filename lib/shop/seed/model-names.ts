/** Short names that are read alike in all languages of the shop. */
export const modelNames =
  `Alva Arvo Bela Birke Bosco Calla Cara Dalia Delta Dino Edda Elio Elva Enno Erle Fado Fenja Fidel Fiora
  Flavio Gala Gino Gloria Hanno Hedda Hilma Ida Ilia Imke Inga Iris Ivo Jara Jonte Juno Jule Kaja Kaspar
  Kira Klio Lars Leto Levi Lias Lilo Linea Lio Lotta Luca Luis Luna Lupo Madita Malin Malo Mara Marlo
  Matti Mavi Mela Merlin Mila Milo Mina Miro Momo Nala Nando Naja Nika Nilo Nina Noa Nora Norin Oda Olin
  Olivia Onno Oskar Otis Otto Pablo Paloma Pelle Pepe Pinia Quinn Rana Rafa Remo Rika Rino Romi Rosa Ruben
  Rufus Runa Salo Samo Sanna Selma Senta Siri Sola Sona Stella Sven Taio Tala Tamo Tess Thea Tilda Timo
  Tino Tjark Toni Tova Tula Uma Una Vala Vera Vida Vito Viola Wanda Wilma Xenia Yara Yoko Yuma Zara Zeno
  Zita Zora`.split(/\s+/)
